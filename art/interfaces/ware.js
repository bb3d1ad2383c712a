/* Crate & Harbor's pottery: <x-ware k="vase|bowl|jug|cup|plate|lamp|bottle" g="glaze" w="width">, lit from the left. */
{
  const GLAZE = { terracotta: ['#e28a63', '#c4572f', '#8a3417'], oat: ['#fffaf0', '#ecdfc9', '#c2ab8a'], ink: ['#6a5f58', '#2f2926', '#141110'], sage: ['#d5dcc3', '#a3ad8b', '#6c7657'], blue: ['#c4d3dc', '#7f9aab', '#4b6475'], sand: ['#f3e2c8', '#dcbf97', '#a98758'] };
  const SHAPE = {
    vase: [200, 320, 'M78 6h44c4 0 6 4 4 8-8 22-8 40 6 62 22 34 58 66 58 128 0 62-34 110-90 110S10 266 10 204c0-62 36-94 58-128 14-22 14-40 6-62-2-4 0-8 4-8z', 'M74 10a26 7 0 0 0 52 0a26 7 0 0 0-52 0z'],
    bottle: [160, 330, 'M66 4h28c4 0 5 3 5 7v86c0 22 51 40 51 104v74c0 32-20 49-70 49S10 307 10 275v-74c0-64 51-82 51-104V11c0-4 1-7 5-7z', 'M61 9a19 5 0 0 0 38 0a19 5 0 0 0-38 0z'],
    bowl: [300, 170, 'M6 26c0 78 58 120 106 128l4 12h68l4-12c48-8 106-50 106-128z', 'M6 26a144 22 0 0 0 288 0a144 22 0 0 0-288 0z'],
    cup: [210, 170, 'M14 22c0 70 8 140 66 144h26c58-4 66-74 66-144z', 'M14 22a79 15 0 0 0 158 0a79 15 0 0 0-158 0z', 'M168 52c52-10 52 72-8 68'],
    jug: [240, 300, 'M52 20l120-8c6 0 6 4 4 8-10 26-8 44 6 74 14 32 22 58 22 92 0 66-30 108-92 108S20 252 20 186c0-34 8-60 22-92 14-30 16-48 6-66z', 'M50 22a62 12 0 0 0 124-6a62 12 0 0 0-124 6z', 'M186 70c62-14 66 96 10 110'],
    lamp: [260, 340, 'M112 170h36c10 40 52 60 52 104 0 34-24 58-70 58s-70-24-70-58c0-44 42-64 52-104z', '', '', 'M76 14h108l62 148H14z'],
    sofa: [340, 190, 'M34 66c0-40 20-58 60-58h152c40 0 60 18 60 58v6c22-2 34 10 32 32l-8 52c-2 14-10 20-24 20H34c-14 0-22-6-24-20L2 104c-2-22 10-34 32-32z', '', '', ''],
    plate: [320, 90, 'M8 20c20 40 70 56 104 60h96c34-4 84-20 104-60z', 'M8 20a152 17 0 0 0 304 0a152 17 0 0 0-304 0z'],
  };
  let n = 0;
  customElements.define('x-ware', class extends HTMLElement {
    connectedCallback() {
      const k = this.getAttribute('k'), [W, H, body, mouth, handle, shade] = SHAPE[k], [hi, mid, lo] = GLAZE[this.getAttribute('g') ?? 'oat'], w = Number(this.getAttribute('w') ?? W), id = `w${n++}`;
      this.style.display = 'block'; this.style.lineHeight = 0;
      const dip = this.getAttribute('dip');
      this.innerHTML = `<svg width="${w}" height="${(w * H) / W}" viewBox="0 0 ${W} ${H}" style="overflow:visible"><defs><linearGradient id="${id}a"><stop stop-color="${mid}"/><stop offset=".24" stop-color="${hi}"/><stop offset=".58" stop-color="${mid}"/><stop offset="1" stop-color="${lo}"/></linearGradient><linearGradient id="${id}b" x1="0" x2="0" y1="0" y2="1"><stop stop-color="${lo}"/><stop offset="1" stop-color="${mid}"/></linearGradient>${dip ? `<linearGradient id="${id}d"><stop stop-color="${GLAZE[dip][1]}"/><stop offset=".24" stop-color="${GLAZE[dip][0]}"/><stop offset=".58" stop-color="${GLAZE[dip][1]}"/><stop offset="1" stop-color="${GLAZE[dip][2]}"/></linearGradient>` : ''}<linearGradient id="${id}f" x1="0" x2="0" y1="0" y2="1"><stop offset=".55" stop-color="#3a1d0a" stop-opacity="0"/><stop offset="1" stop-color="#3a1d0a" stop-opacity=".32"/></linearGradient><clipPath id="${id}c"><path d="${body}"/></clipPath></defs>
        <ellipse cx="${W / 2 + W * 0.06}" cy="${H - 3}" rx="${W * 0.42}" ry="${W * 0.05}" fill="#22120f" opacity=".3" style="filter:blur(${6 * W / w}px)"/>
        ${handle ? `<path d="${handle}" fill="none" stroke="${lo}" stroke-width="19" stroke-linecap="round"/><path d="${handle}" fill="none" stroke="url(#${id}a)" stroke-width="14" stroke-linecap="round"/>` : ''}
        <path d="${body}" fill="url(#${id}a)"/>${dip ? `<g clip-path="url(#${id}c)"><path d="M0 ${H * 0.62}q${W * 0.25} ${H * 0.07} ${W * 0.5} 0t${W * 0.5} 0V${H}H0z" fill="url(#${id}d)"/></g>` : ''}<path d="${body}" fill="url(#${id}f)"/>
        ${shade ? `<path d="${shade}" fill="#fff3d6"/><path d="${shade}" fill="url(#${id}a)" opacity=".45"/>` : ''}${mouth ? `<path d="${mouth}" fill="url(#${id}b)"/>` : ''}<path d="${k === 'lamp' ? 'M84 250q4-20 22-40' : `M${W * 0.2} ${H * 0.7}q-${W * 0.03}-${H * 0.16} ${W * 0.07}-${H * 0.32}`}" stroke="#fff" stroke-width="${W * 0.03}" stroke-linecap="round" fill="none" opacity=".5"/></svg>`;
    }
  });
}
