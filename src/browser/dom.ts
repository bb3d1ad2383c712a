/** Helpers that several scripts share, in one module of the document's script: another would be an extra file on every page. */

/** Starts a script with each element that matches a selector. */
export function initEach<Found extends HTMLElement>(
  selector: string,
  init: (element: Found) => void,
): void {
  for (const element of document.querySelectorAll<Found>(selector)) init(element);
}

type Modifiers = Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** Returns true if a click opens a link elsewhere: in another tab or window, or as a download. */
export const isModifiedClick = ({ ctrlKey, metaKey, shiftKey, altKey }: Modifiers): boolean =>
  ctrlKey || metaKey || shiftKey || altKey;
