import type { Analytics } from '../../content/schema/site.ts';

interface View {
  address: URL;
  title: string;
  /** Origin of the previous page, or ''. */
  referrer: string;
  language: string;
}

/** Parameters that name a campaign, as these services read them; others may contain a visitor's input. */
const CAMPAIGN = /^(?:utm_(?:source|medium|campaign|content|term)|ref|mtm_\w+)$/;

/**
 * Returns the request that reports a page view, as the service documents it: Plausible "Events API", Umami
 * "Sending stats", Matomo "Tracking HTTP API". Runs no code of the service and stores nothing in the browser.
 */
export function pageView({ provider, url, site }: Analytics, view: View): [string, RequestInit] {
  const { address, title, referrer, language } = view;
  const campaign = [...address.searchParams].filter(([name]) => CAMPAIGN.test(name));
  const end = campaign.length > 0 ? `?${new URLSearchParams(campaign)}` : '';
  const path = address.pathname + end;
  const request = (body: string, type = 'text/plain'): RequestInit => ({
    method: 'POST',
    body,
    headers: { 'content-type': type },
    credentials: 'omit',
    keepalive: true,
  });
  if (provider === 'plausible')
    return [
      `${url}/api/event`,
      request(
        JSON.stringify({ name: 'pageview', url: address.origin + path, domain: site, referrer }),
      ),
    ];
  if (provider === 'umami') {
    const payload = {
      ...{ website: site, hostname: address.hostname, url: path },
      ...{ title, referrer, language },
    };
    return [
      `${url}/api/send`,
      request(JSON.stringify({ type: 'event', payload }), 'application/json'),
    ];
  }
  const query = new URLSearchParams({
    ...{ idsite: site, rec: '1', apiv: '1', send_image: '0', cookie: '0' },
    ...{ url: address.origin + path, action_name: title, urlref: referrer, lang: language },
  });
  return [
    `${url}/matomo.php`,
    { ...request(query.toString(), 'application/x-www-form-urlencoded'), mode: 'no-cors' },
  ];
}
