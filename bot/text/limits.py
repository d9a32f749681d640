"""Discord's limits of menus, suggestions and forms."""

from typing import Final

MOST_CHOICES: Final = 25
"""Options of a menu, and choices that are suggested for an option of a command."""
OPTION_LETTERS: Final = 100
"""Characters of an option's label or description, and of a field's hint."""
TITLE_LETTERS: Final = 45
"""Characters of a form's title, and of a field's label."""
