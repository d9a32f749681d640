// The page's own line icons, drawn on a 24 by 24 grid.

const PATHS = {
  hash: "M5 9h15M4 15h15M10 4 8 20M16 4l-2 16",
  thread: "M4 5h16v10H11l-4 4v-4H4zM8 9h8M8 12h5",
  menu: "M4 7h16M4 12h16M4 17h16",
  close: "M6 6l12 12M18 6 6 18",
  reply: "M10 6 4 12l6 6M4 12h9c4 0 7 2 7 6",
  edit: "M4 20l1-4L16 5l3 3L8 19zM14 7l3 3",
  trash: "M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13M10 11v5M14 11v5",
  smile: "M12 3a9 9 0 1 0 .01 0M8.5 14.5c2 2.3 5 2.3 7 0M9 9.5v.5M15 9.5v.5",
  sun: "M12 8a4 4 0 1 0 .01 0M12 2v2M12 20v2M4.9 4.9l1.4 1.4M17.7 17.7l1.4 1.4M2 12h2M20 12h2M4.9 19.1l1.4-1.4M17.7 6.3l1.4-1.4",
  moon: "M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5z",
  plus: "M12 5v14M5 12h14",
  send: "M4 12 20 4l-5 16-3.500-6.500zM11.500 13.500 20 4",
  down: "M12 5v14M6 13l6 6 6-6",
  chevron: "M7 10l5 5 5-5",
  leave: "M10 4H5v16h5M9 12h11M16 8l4 4-4 4",
  check: "M5 13l4 4L19 7",
  window: "M14 4h6v6M20 4l-9 9M10 5H5v14h14v-5",
  file: "M6 3h8l5 5v13H6zM14 3v5h5",
  download: "M12 4v11M7 11l5 5 5-5M5 20h14",
  eye: "M2.500 12C5 7.500 8.500 5.500 12 5.500s7 2 9.500 6.500c-2.500 4.500-6 6.500-9.500 6.500S5 16.500 2.500 12zM12 9.500a2.500 2.500 0 1 0 .01 0",
  warning: "M12 4 2.500 20h19zM12 10v5M12 17.500v.5",
  slash: "M4 4h16v16H4zM14 8l-4 8",
};

const SVG = "http://www.w3.org/2000/svg";

/** @typedef {keyof typeof PATHS} IconName */

/**
 * A decorative icon, hidden from assistive technology; label the control around it.
 * @param {IconName} name
 */
export function icon(name) {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("class", "icon");
  svg.setAttribute("aria-hidden", "true");
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("d", PATHS[name]);
  svg.append(path);
  return svg;
}
