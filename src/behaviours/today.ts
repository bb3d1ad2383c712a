/** Writes the current date into `<time data-today>`; the build's date stands there until then. */
export function wakeToday(time: HTMLElement): void {
  const today = new Date();
  time.setAttribute('datetime', today.toISOString().slice(0, 10));
  time.textContent = today.toLocaleDateString(document.documentElement.lang, { dateStyle: 'long' });
}
