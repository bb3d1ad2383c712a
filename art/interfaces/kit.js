/* Small elements for the interface pictures: icons, drawn faces, smooth lines, rendered sweets. */
{
  const define = (name, draw) =>
    customElements.define(
      name,
      class extends HTMLElement {
        connectedCallback() {
          draw(this, (key, otherwise) => this.getAttribute(key) ?? otherwise);
        }
      },
    );

  /** 24 by 24, strokes only. */
  const ICONS = {
    home: 'M3 11l9-8 9 8v9a1 1 0 0 1-1 1h-5v-7H9v7H4a1 1 0 0 1-1-1z',
    search: 'M11 4a7 7 0 1 1 0 14a7 7 0 0 1 0-14zM16 16l5 5',
    user: 'M12 4a4 4 0 1 1 0 8a4 4 0 0 1 0-8zM4 21c0-4 3.6-6 8-6s8 2 8 6',
    users:
      'M9 5a3.5 3.5 0 1 1 0 7a3.5 3.5 0 0 1 0-7zM2.5 20c0-3.6 2.9-5 6.5-5s6.5 1.4 6.5 5M16 5.5a3.2 3.2 0 0 1 0 6.2M18.5 15.5c2 .7 3 2.2 3 4.5',
    cal: 'M4 6h16v15H4zM4 10.5h16M8 3v5M16 3v5',
    chat: 'M4 5h16v12h-9l-5 4v-4H4z',
    video: 'M3 7h12v10H3zM15 11l6-4v10l-6-4',
    mic: 'M12 3a3 3 0 0 1 3 3v5a3 3 0 0 1-6 0V6a3 3 0 0 1 3-3zM6 11a6 6 0 0 0 12 0M12 17v4',
    phone:
      'M5 4h4l2 5-2.5 1.5a11 11 0 0 0 5 5L15 13l5 2v4a2 2 0 0 1-2 2A15 15 0 0 1 3 6a2 2 0 0 1 2-2z',
    heart: 'M12 20s-8-5-8-11a4.5 4.5 0 0 1 8-2.8A4.5 4.5 0 0 1 20 9c0 6-8 11-8 11z',
    pill: 'M5 12l7-7a5 5 0 0 1 7 7l-7 7a5 5 0 0 1-7-7zM8.5 8.5l7 7',
    bell: 'M6 16V11a6 6 0 0 1 12 0v5l2 2H4zM10 21h4',
    plus: 'M12 5v14M5 12h14',
    minus: 'M5 12h14',
    check: 'M4 12.5l5 5L20 6.5',
    x: 'M6 6l12 12M18 6L6 18',
    right: 'M5 12h14M13 6l6 6-6 6',
    left: 'M19 12H5M11 6l-6 6 6 6',
    up: 'M12 19V5M6 11l6-6 6 6',
    down: 'M12 5v14M6 13l6 6 6-6',
    upright: 'M7 17L17 7M9 7h8v8',
    downright: 'M7 7l10 10M17 9v8H9',
    swap: 'M4 8h14M14 4l4 4-4 4M20 16H6M10 12l-4 4 4 4',
    doc: 'M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 16h6',
    list: 'M8 6h12M8 12h12M8 18h12M4 6h.01M4 12h.01M4 18h.01',
    grid: 'M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z',
    clock: 'M12 4a8 8 0 1 1 0 16a8 8 0 0 1 0-16zM12 8v4.5l3 2',
    pin: 'M12 3a7 7 0 0 1 7 7c0 5-7 11-7 11S5 15 5 10a7 7 0 0 1 7-7zM12 7.5a2.5 2.5 0 1 1 0 5a2.5 2.5 0 0 1 0-5z',
    truck:
      'M2 6h12v10H2zM14 10h4l4 3v3h-8M6.5 16a2 2 0 1 1 0 4a2 2 0 0 1 0-4zM17.5 16a2 2 0 1 1 0 4a2 2 0 0 1 0-4z',
    ship: 'M3 15h18l-2.5 5h-13zM6 15V9h12v6M10 9V5h4v4',
    train: 'M6 4h12v12H6zM6 10h12M9 20l-2 1M15 20l2 1M8 16l-2 4M16 16l2 4',
    box: 'M4 8l8-4 8 4v8l-8 4-8-4zM4 8l8 4 8-4M12 12v8',
    star: 'M12 3.5l2.7 5.6 6 .8-4.4 4.2 1.1 6.1L12 17.2l-5.4 3 1.1-6.1L3.3 9.9l6-.8z',
    bolt: 'M13 3L5 14h6l-1 7 8-11h-6z',
    bag: 'M5 8h14l1 13H4zM8.5 8V7a3.5 3.5 0 0 1 7 0v1',
    lock: 'M6 11h12v10H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
    globe: 'M12 3a9 9 0 1 1 0 18a9 9 0 0 1 0-18zM3 12h18M12 3c3 3 3 15 0 18M12 3c-3 3-3 15 0 18',
    image: 'M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4M15.5 8.5h.01',
    text: 'M5 6V5h14v1M12 5v14M9 19h6',
    link: 'M10 14a4 4 0 0 0 6 .5l3-3a4 4 0 0 0-6-6l-1.5 1.5M14 10a4 4 0 0 0-6-.5l-3 3a4 4 0 0 0 6 6l1.5-1.5',
    hash: 'M9 4L7 20M17 4l-2 16M4 9h16M4 15h16',
    toggle: 'M8 7h8a5 5 0 0 1 0 10H8A5 5 0 0 1 8 7zM8 9.5a2.5 2.5 0 1 1 0 5a2.5 2.5 0 0 1 0-5z',
    play: 'M7 4.5l12 7.5-12 7.5z',
    spark: 'M12 3l2 7 7 2-7 2-2 7-2-7-7-2 7-2z',
    branch: 'M6 4v16M6 14c8 0 12-2 12-7M6 4h.01M18 5.5h.01',
    sun: 'M12 8a4 4 0 1 1 0 8a4 4 0 0 1 0-8zM12 2v2.5M12 19.5V22M2 12h2.5M19.5 12H22M5 5l1.7 1.7M17.3 17.3L19 19M5 19l1.7-1.7M17.3 6.7L19 5',
    eye: 'M2 12c4-7 16-7 20 0-4 7-16 7-20 0zM12 9a3 3 0 1 1 0 6a3 3 0 0 1 0-6z',
    edit: 'M4 20l1-5L16 4l4 4L9 19z',
    more: 'M5 12h.01M12 12h.01M19 12h.01',
    film: 'M4 5h16v14H4zM8 5v14M16 5v14M4 9.5h4M4 14.5h4M16 9.5h4M16 14.5h4',
    ticket: 'M3 7h18v3.5a1.5 1.5 0 0 0 0 3V17H3v-3.5a1.5 1.5 0 0 0 0-3zM14 7v10',
    drop: 'M12 3s7 7 7 12a7 7 0 0 1-14 0c0-5 7-12 7-12z',
    moon: 'M20 14A8.5 8.5 0 0 1 10 4a8.5 8.5 0 1 0 10 10z',
    cup: 'M5 8h12v7a5 5 0 0 1-5 5h-2a5 5 0 0 1-5-5zM17 10h2a2 2 0 0 1 0 5h-2M9 3v2M13 3v2',
    filter: 'M4 6h16M7 12h10M10 18h4',
    warn: 'M12 4l9 16H3zM12 10v4M12 17h.01',
    route:
      'M6 17a2 2 0 1 1 0 4a2 2 0 0 1 0-4zM18 3a2 2 0 1 1 0 4a2 2 0 0 1 0-4zM8 19h7a3.5 3.5 0 0 0 0-7H9a3.5 3.5 0 0 1 0-7h7',
    snow: 'M12 3v18M4.2 7.5l15.6 9M19.8 7.5l-15.6 9M9.5 4l2.5 2 2.5-2M9.5 20l2.5-2 2.5 2',
  };
  define('ui-icon', (el, get) => {
    const size = get('s', 22);
    el.innerHTML = `<svg width="${size}" height="${size}" viewBox="0 0 24 24" fill="${get('fill', 'none')}" stroke="currentColor" stroke-width="${get('w', 2)}" stroke-linecap="round" stroke-linejoin="round"><path d="${ICONS[get('n')] ?? (console.error('no icon', get('n')), '')}"/></svg>`;
  });

  /** Drawn people: ground, skin, hair, top and one of six hair cuts. */
  const PEOPLE = [
    ['#bfe3dc', '#8d5a3c', '#2a1712', '#ff6f59', 'bun'],
    ['#ffd3b5', '#f0c09a', '#7a3b1d', '#0b5f63', 'bob'],
    ['#d9c7ff', '#e8b48e', '#22120f', '#3c3bff', 'short'],
    ['#ffe08a', '#6b4028', '#1b0f0c', '#fff1dc', 'curls'],
    ['#ffb3d0', '#f6d2b3', '#d99a3d', '#22120f', 'long'],
    ['#b7d3ff', '#c98d62', '#3a2018', '#ffb51c', 'short'],
    ['#cfe9a9', '#f3c9a5', '#b7b0a8', '#7a3b1d', 'bob'],
    ['#ffc4bd', '#9a6240', '#2a1712', '#a8d86a', 'scarf'],
    ['#e9e2d3', '#f1c7a0', '#4a2a1a', '#c4572f', 'bald'],
    ['#a9e5cb', '#7b4b31', '#1b0f0c', '#d9c7ff', 'long'],
    ['#ffbe85', '#e9b78f', '#8f8a86', '#1f4a34', 'short'],
    ['#dbe784', '#f4cfae', '#c4572f', '#3c3bff', 'curls'],
  ];
  const HAIR = {
    short: (h) =>
      `<path d="M27 47c-3-20 7-30 23-30s27 10 23 30c-2-9-6-13-10-15-9 4-20 4-27 1-5 3-8 7-9 14z" fill="${h}"/>`,
    bob: (h) =>
      `<path d="M24 66c-4-30 4-50 26-50s30 20 26 50l-9 2c3-12 3-22 0-30-12 0-22-3-27-8-4 8-7 20-5 38z" fill="${h}"/>`,
    bun: (h) =>
      `<circle cx="50" cy="14" r="10" fill="${h}"/><path d="M27 48c-2-19 8-29 23-29s25 10 23 29c-3-10-10-15-23-15s-20 5-23 15z" fill="${h}"/>`,
    curls: (h) =>
      `<g fill="${h}"><circle cx="30" cy="36" r="11"/><circle cx="38" cy="24" r="12"/><circle cx="52" cy="20" r="12"/><circle cx="65" cy="26" r="11"/><circle cx="71" cy="38" r="9"/></g>`,
    long: (h) =>
      `<path d="M22 84c2-20-4-68 28-68s26 48 28 68H66c4-20 4-36 1-46-8 0-19-3-24-8-5 6-9 18-7 54z" fill="${h}"/>`,
    scarf: (h, t) =>
      `<path d="M22 80c-2-10 0-22 2-34 2-20 12-29 26-29s24 9 26 29c2 12 4 24 2 34-6 5-14 6-16 2 5-9 7-20 6-32-2-10-9-15-18-15s-16 5-18 15c-1 12 1 23 6 32-2 4-10 3-16-2z" fill="${t}"/>`,
    bald: (h) => `<path d="M35 66c4 14 26 14 30 0 3 18-6 26-15 26s-18-8-15-26z" fill="${h}"/>`,
  };
  const person = (index) => {
    const [ground, skin, hair, top, cut] = PEOPLE[index % PEOPLE.length];
    const over = cut === 'long' || cut === 'bald' || cut === 'scarf' || cut === 'bob';
    return {
      ground,
      svg: `<path d="M12 112c2-22 16-32 38-32s36 10 38 32z" fill="${top}"/><path d="M41 66h18v16c-4 7-14 7-18 0z" fill="${skin}"/><path d="M41 72c6 5 12 5 18 0v5c-6 6-12 6-18 0z" fill="#00000022"/><ellipse cx="50" cy="50" rx="21" ry="25" fill="${skin}"/>${HAIR[cut](hair, top)}<g fill="#22120f"><circle cx="42" cy="51" r="2.3"/><circle cx="58" cy="51" r="2.3"/></g><path d="M44 62c3.5 4 8.5 4 12 0" stroke="#22120f" stroke-width="2.4" fill="none" stroke-linecap="round"/><g fill="#ff6f59" opacity=".35"><circle cx="36.5" cy="58" r="4"/><circle cx="63.5" cy="58" r="4"/></g>${over && cut === 'bald' ? '' : ''}`,
    };
  };
  define('ui-face', (el, get) => {
    const { ground, svg } = person(Number(get('n', 0)));
    const size = get('s', 44);
    el.style.width = el.style.height = `${size}px`;
    if (get('square') !== undefined) el.style.borderRadius = `${get('square')}px`;
    el.innerHTML = `<svg width="${size}" height="${size}" viewBox="0 0 100 100"><rect width="100" height="100" fill="${get('g', ground)}"/>${svg}</svg>`;
  });

  /** pts="4 8 6 …" spread over w by h; attributes: stroke, fill, lw, min, max, dash, end (dot colour), sharp. */
  define('ui-line', (el, get) => {
    const w = Number(get('w', 300)),
      h = Number(get('h', 100)),
      pts = get('pts').trim().split(/[ ,]+/).map(Number);
    const lo = Number(get('min', Math.min(...pts))),
      hi = Number(get('max', Math.max(...pts))),
      lw = Number(get('lw', 3));
    const xy = pts.map((p, i) => [
      (i / (pts.length - 1)) * w,
      lw + (1 - (p - lo) / (hi - lo || 1)) * (h - 2 * lw),
    ]);
    let d = `M${xy[0]}`;
    for (let i = 1; i < xy.length; i++) {
      const [x0, y0] = xy[i - 1],
        [x1, y1] = xy[i],
        m = (x0 + x1) / 2;
      d += get('sharp') !== undefined ? `L${x1} ${y1}` : `C${m} ${y0} ${m} ${y1} ${x1} ${y1}`;
    }
    const [ex, ey] = xy.at(-1);
    el.innerHTML = `<svg width="${w}" height="${h}" viewBox="0 0 ${w} ${h}" style="overflow:visible">${get('fill') ? `<path d="${d}V${h}H0Z" fill="${get('fill')}"/>` : ''}<path d="${d}" fill="none" stroke="${get('stroke', '#22120f')}" stroke-width="${lw}" stroke-linecap="round" stroke-linejoin="round" ${get('dash') ? `stroke-dasharray="${get('dash')}"` : ''}/>${get('end') ? `<circle cx="${ex}" cy="${ey}" r="${lw * 2.2}" fill="${get('end')}" stroke="#fff" stroke-width="${lw * 0.9}"/>` : ''}</svg>`;
  });

  /** A rendered sweet: n name, x y centre, w width, r turn, blur, shadow strength sh (0 to 1), z layer. */
  define('x-sweet', (el, get) => {
    const w = Number(get('w', 90)),
      sh = Number(get('sh', 0.34)),
      blur = Number(get('blur', 0));
    el.style.cssText += `left:${Number(get('x')) - w / 2}px;top:${Number(get('y')) - w / 2}px;width:${w}px;height:${w}px;display:grid;place-items:center;--z:${get('z', 5)};filter:drop-shadow(${w * 0.03}px ${w * 0.14}px ${w * 0.1}px rgb(34 18 15 / ${sh}))${blur ? ` blur(${blur}px)` : ''}`;
    el.innerHTML = `<img src="candy/${get('n')}.webp" alt="" style="rotate:${get('r', 0)}deg">`;
  });
  /** at="x,y,turn,colour; …", w length */
  define('x-sprinkles', (el, get) => {
    el.innerHTML = get('at')
      .split(';')
      .filter((s) => s.trim())
      .map((s) => {
        const [x, y, r, c] = s.trim().split(',');
        return `<x-sweet n="sprinkle-${c}" x="${x}" y="${y}" r="${r}" w="${get('w', 46)}" z="${get('z', 4)}"></x-sweet>`;
      })
      .join('');
  });

  /** Fills every [data-each] with one copy of its <template> per line of its data: fields by `|`, shown as {0} {1} … */
  addEventListener('DOMContentLoaded', () => {
    for (const host of document.querySelectorAll('[data-each]')) {
      const template = host.querySelector('template').innerHTML;
      host.innerHTML = host.dataset.each
        .trim()
        .split('\n')
        .map((line) => {
          const f = line
            .trim()
            .split('|')
            .map((s) => s.trim());
          return template.replace(/\{(\d)\}/g, (_, i) => f[i] ?? '');
        })
        .join('');
    }
  });
}
