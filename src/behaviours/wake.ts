/** The one script on every page: it wakes what the finished HTML asks for. React is not among it. */
import { wakeCarousel } from './carousel.ts';
import { wakeCursor } from './cursor.ts';
import { wakeHeader } from './header.ts';
import { wakeMarquee } from './marquee.ts';
import { wakeMenu } from './menu.ts';
import { logNotFound } from './not-found.ts';
import { wakeReveal } from './reveal.ts';
import { wakeSearch } from './search.ts';
import { wakeToday } from './today.ts';

const all = (selector: string) => document.querySelectorAll<HTMLElement>(selector);

wakeHeader();
wakeReveal(document);
for (const element of all('[data-carousel]')) wakeCarousel(element);
for (const element of all('[data-marquee]')) wakeMarquee(element);
for (const element of all('[data-cursor]')) wakeCursor(element);
for (const element of all('[data-today]')) wakeToday(element);
for (const element of all('[data-search]')) wakeSearch(element);

const [header] = all('[data-header]');
const menu = header?.querySelector<HTMLElement>('[data-menu]');
if (header && menu) wakeMenu(header, menu);

if (all('[data-not-found]').length > 0) logNotFound();
