import type { PageCommand } from './page-commands';

/** The buttons and links beside the name of the page. */
const OF_PAGE = '#content [data-commands] :is(button, a[href])';

/** All buttons of the page but those of a single row, which have no name of their own, and those that filter. */
const ANYWHERE = '#content button:not(table *, [aria-pressed])';

/** What cannot be pressed now, or only opens a list of what the palette has itself. */
const UNFIT = '[aria-haspopup=menu], [aria-disabled=true], [data-disabled], :disabled';

/**
 * What the page shows to be pressed, as commands: choosing one presses it. So every action of every page is in the
 * palette without being declared twice. Takes whether those far from the name of the page are wanted, too.
 */
export function shownCommands(isEverything: boolean): PageCommand[] {
  const buttons = document.querySelectorAll<HTMLElement>(isEverything ? `${OF_PAGE}, ${ANYWHERE}` : OF_PAGE);
  const commands = [...buttons]
    .filter((button) => !button.matches(UNFIT) && button.getClientRects().length > 0)
    .map((button) => ({ label: labelOf(button), run: () => button.click() }));
  return withoutRepeats(commands.filter(({ label }) => label !== ''));
}

/** The first of those with the same label. */
export function withoutRepeats(commands: readonly PageCommand[]): PageCommand[] {
  return commands.filter(({ label }, index) => commands.findIndex((one) => one.label === label) === index);
}

function labelOf(button: HTMLElement): string {
  return (button.getAttribute('aria-label') ?? button.textContent ?? '').trim();
}
