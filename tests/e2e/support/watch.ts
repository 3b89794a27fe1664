/** Notes everything a page should not do: errors, refused policies, failed requests. */
import type { Page } from '@playwright/test';

/** expected: what the page itself answers. */
export function watch(page: Page, expected: () => number = () => 200): string[] {
  const troubles: string[] = [];
  // A page of something missing asks for it by its name, and may be told so.
  const isExpected = (url: string) => {
    const name = new URL(page.url()).pathname.split('/').at(-1);
    return expected() !== 200 && url.split('/').includes(name ?? '');
  };
  page.on('console', (message) => {
    const { url } = message.location();
    // The browser drew something else than the server: everything was drawn again.
    const isWrong = message.type() === 'error' || message.text().startsWith('hydration');
    if (!isWrong || isExpected(url)) return;
    troubles.push(`console: ${message.text()} ${url}`);
  });
  page.on('pageerror', (error) => troubles.push(`error: ${error.message}`));
  page.on('requestfailed', (request) => {
    // A page that is left takes its open calls along.
    const reason = request.failure()?.errorText ?? '';
    if (reason !== 'net::ERR_ABORTED') troubles.push(`${reason}: ${request.url()}`);
  });
  page.on('response', (response) => {
    const answered = response.status();
    if (answered < 400 || response.request().isNavigationRequest()) return;
    if (answered === expected() && isExpected(response.url())) return;
    troubles.push(`${answered}: ${response.url()}`);
  });
  return troubles;
}
