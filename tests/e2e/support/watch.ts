/** Notes everything a page should not do: errors, refused policies, failed requests. */
import type { Page } from '@playwright/test';

/** status: what the page itself is expected to answer. */
export function watch(page: Page, status = 200): string[] {
  const troubles: string[] = [];
  const isExpected = (url: string) => status !== 200 && url === page.url();
  page.on('console', (message) => {
    const { url } = message.location();
    if (message.type() !== 'error' || isExpected(url)) return;
    troubles.push(`console: ${message.text()} ${url}`);
  });
  page.on('pageerror', (error) => troubles.push(`error: ${error.message}`));
  page.on('requestfailed', (request) => {
    // A page that is left takes its open calls along.
    const reason = request.failure()?.errorText ?? '';
    if (reason !== 'net::ERR_ABORTED') troubles.push(`${reason}: ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() < 400 || response.request().isNavigationRequest()) return;
    troubles.push(`${response.status()}: ${response.url()}`);
  });
  return troubles;
}
