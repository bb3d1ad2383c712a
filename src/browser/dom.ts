/** What several scripts need, in one module: it is in the document's script, and another that they share would be a file on every page. */

/** Starts a script with each element that a selector finds. */
export function initEach<Found extends HTMLElement>(
  selector: string,
  init: (element: Found) => void,
): void {
  for (const element of document.querySelectorAll<Found>(selector)) init(element);
}

type Modifiers = Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** Whether a click asks for a link elsewhere: in another tab or window, or as a file. */
export const isModifiedClick = ({ ctrlKey, metaKey, shiftKey, altKey }: Modifiers): boolean =>
  ctrlKey || metaKey || shiftKey || altKey;
