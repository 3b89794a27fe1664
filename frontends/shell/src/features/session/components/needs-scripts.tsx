import { Trans } from '@lingui/react/macro';

/** Only without scripts: an account lives in the browser's own storage (ADR 57). */
export const NeedsScripts = () => (
  <p role="note" className="hidden rounded-md bg-mari-50 p-4 noscript:block">
    <Trans>
      Signing in needs JavaScript. Turn it on in the settings of your browser and load
      this page again. Without it you can search, read, ask suppliers and post a
      requirement, or call us.
    </Trans>
  </p>
);
