import { makeElement } from '../../browser/make-element.ts';
import { isMotionReduced } from '../../browser/motion.ts';
import { fillIn } from '../../lib/fill-in.ts';
import { serveDish } from './dish.ts';
import { keepTicket, type TicketRow } from './keepsake.ts';
import styles from './ticket.module.css';
import type { TicketWords } from './ticket-words.ts';

/** Order on the ticket: slugs of the ticked services, in the order of the form, and for whom. */
interface Order {
  slugs: string[];
  name: string;
}

/** Duration of the total's roll, in ms. */
const ROLL = 700;
/** Factor by which a name is iced faster on the cloche, which is soon lifted. */
const SPEED = 2.5;

const loadIcing = () => import('../icing/icing.ts');

const isDisplayed = (element: Element) => element.getClientRects().length > 0;

/**
 * Prints each ticked service on a ticket, which is under the plate or, in narrow windows, below the interests.
 * @param place parent of the form, which React may replace
 */
export function initTicket(
  scene: HTMLElement,
  place: HTMLElement,
  dialog: HTMLDialogElement,
  words: TicketWords,
) {
  const money = new Intl.NumberFormat(document.documentElement.lang, {
    style: 'currency',
    currency: scene.dataset.currency ?? '',
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  });
  const service = (slug: string) =>
    scene.querySelector<HTMLElement>(`[data-chosen="${slug}"]`)?.dataset ?? {};
  /** Returns the lowest and highest price, one-off and monthly apart. A sum would count shared work twice. */
  const rangeOf = (slugs: string[]) =>
    [undefined, 'month']
      .map((per) => {
        const prices = slugs.map(service).filter((one) => one.price && one.per === per);
        const from = money.format(Math.min(...prices.map((one) => Number(one.from))));
        const to = money.format(Math.max(...prices.map((one) => Number(one.to))));
        const range = prices.length > 0 && fillIn(words.range, { from, to });
        return range && per ? fillIn(words.monthly, { range }) : range;
      })
      .filter(Boolean)
      .join(' + ');

  const ticket = makeElement('div', `${styles.ticket} screen-only`);
  const paper = makeElement('output', styles.paper);
  // Outside the form, whose reset would empty it.
  paper.setAttribute('form', '');
  // Announces only changes.
  paper.setAttribute('aria-atomic', 'false');
  const lines = makeElement('span');
  const foot = makeElement('span', styles.foot, words.total);
  const rolling = makeElement('b');
  rolling.setAttribute('aria-hidden', 'true');
  const total = makeElement('span', 'visually-hidden');
  const stamp = makeElement('b', styles.stamp);
  foot.append(rolling, total);
  const note = makeElement('i', '', words.note);
  const guest = makeElement('div', styles.guest);
  paper.append(makeElement('b', styles.title, words.title), lines, foot, note, guest, stamp);
  const keep = Object.assign(makeElement('button', styles.keep, words.keep), { type: 'button' });
  keep.addEventListener('click', () => {
    const chosen = [...lines.children].flatMap(({ firstChild, lastChild }): TicketRow[] => [
      [firstChild?.textContent ?? '', 'bold'],
      [`    ${lastChild?.textContent}`, 'normal'],
    ]);
    const rule: TicketRow = ['', 'normal'];
    const day = new Date().toLocaleDateString(document.documentElement.lang);
    const sums: TicketRow[] = [
      [`${words.total}: ${total.textContent}`, 'bold'],
      [day, 'normal'],
      [words.note, 'normal'],
    ];
    keepTicket(paper, [[words.title, 'bold'], rule, ...chosen, rule, ...sums], words.file);
  });
  ticket.append(paper, keep);

  const roll = (text: string) => {
    if (text === total.textContent) return;
    total.textContent = text;
    const start = performance.now();
    const step = (now: number) => {
      const share = isMotionReduced() ? 1 : (now - start) / ROLL;
      rolling.textContent = text.replaceAll(/\d/g, (digit, at: number) =>
        at < share * text.length ? digit : String(Math.floor(10 * Math.random())),
      );
      if (share < 1 && total.textContent === text) requestAnimationFrame(step);
    };
    step(start);
  };

  const print = (slugs: string[]) => {
    const printed = [...lines.children] as HTMLElement[];
    for (const line of printed) if (!slugs.includes(line.dataset.line ?? '')) line.remove();
    for (const slug of slugs) {
      if (printed.some(({ dataset }) => dataset.line === slug)) continue;
      const box = place.querySelector<HTMLInputElement>(`[data-interest="${slug}"]`);
      const { price, time } = service(slug);
      const line = makeElement('div', styles.line, fillIn(words.line, { name: box?.value ?? '' }));
      line.dataset.line = slug;
      line.append(makeElement('small', '', [price, time].filter(Boolean).join(' · ')));
      lines.append(line);
    }
    roll(rangeOf(slugs));
    stamp.textContent = '';
    guest.replaceChildren();
    ticket.toggleAttribute('data-printed', slugs.length > 0);
  };

  const order = (): Order => ({
    slugs: [...place.querySelectorAll<HTMLElement>('[data-interest]:checked')].map(
      ({ dataset }) => dataset.interest ?? '',
    ),
    name: place.querySelector<HTMLInputElement>('[name="name"]')?.value ?? '',
  });
  const isWide = matchMedia('(width >= 64rem)');
  const update = () => {
    // The form has its id only after hydration, which the ticket would disturb.
    const before = isWide.matches
      ? scene.firstElementChild
      : place
          .querySelector('[name="_id"]:not([value=""])')
          ?.closest('form')
          ?.querySelector('#interests');
    // Moving it would restart its animation.
    if (before && before.nextElementSibling !== ticket) before.after(ticket);
    if (!('spiked' in ticket.dataset)) print(order().slugs);
  };
  isWide.addEventListener('change', update);
  new MutationObserver(update).observe(place, { attributeFilter: ['value'], subtree: true });
  const change = () => {
    delete ticket.dataset.spiked;
    update();
  };
  // Paints the response to the tap first.
  place.addEventListener('input', () => requestAnimationFrame(() => setTimeout(change)));
  // Lost with the page: a page that answers the form serves the default sweets.
  let sent: Order | undefined;
  place.addEventListener('submit', () => {
    sent = order();
    loadIcing().catch(() => undefined);
  });

  const serve = () => {
    if (!dialog.open) return;
    const dish = serveDish(scene, dialog, sent?.slugs ?? []);
    if (!sent) return;
    print(sent.slugs);
    ticket.dataset.spiked = '';
    stamp.textContent = words.stamp;
    const [first = ''] = sent.name.trim().split(/\s/);
    const label = makeElement('div', styles.label);
    dish?.classList.add(styles.held ?? '');
    dish?.lastElementChild?.append(label);
    loadIcing().then(
      ({ iceName }) => {
        // Firefox can't measure hidden text.
        if (isDisplayed(guest)) iceName(guest, first, styles.over);
        if (isDisplayed(label)) iceName(label, first, styles.over, SPEED);
      },
      () => undefined,
    );
  };
  addEventListener('hashchange', serve);
  update();
  serve();
}
