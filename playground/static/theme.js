// Dark or light: as the system says, unless one has chosen.

const KEY = "playground.theme";
const SYSTEM = matchMedia("(prefers-color-scheme: dark)");

const chosen = () => localStorage.getItem(KEY);

export const isDark = () => (chosen() ?? (SYSTEM.matches ? "dark" : "light")) === "dark";

function apply() {
  document.documentElement.dataset.theme = isDark() ? "dark" : "light";
}

/**
 * Dress the page, now and whenever the system changes its mind; `changed()` is told.
 * @param {() => void} changed
 */
export function followTheme(changed) {
  apply();
  SYSTEM.addEventListener("change", () => {
    apply();
    changed();
  });
}

/** The other look. Choosing what the system says goes back to following it. */
export function toggleTheme() {
  const next = isDark() ? "light" : "dark";
  if ((next === "dark") === SYSTEM.matches) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, next);
  apply();
}
