import { Trans } from '@lingui/react/macro';

const COOKIES = [
  {
    name: 'haat_refresh',
    text: <Trans>Keeps you signed in, for up to 30 days.</Trans>,
  },
  {
    name: 'haat_device',
    text: (
      <Trans>
        Knows this browser again for a year, so that strangers who guess at your password
        do not lock you out.
      </Trans>
    ),
  },
  {
    name: 'haat_google',
    text: (
      <Trans>
        Only while you sign in with Google, ten minutes at most: whoever began has to be
        who comes back.
      </Trans>
    ),
  },
  {
    name: 'haat_locale, haat_currency',
    text: <Trans>Remember your language and your currency, for a year.</Trans>,
  },
];

/** Every cookie by its name, and what it is for. */
export const Cookies = () => (
  <>
    <dl className="mb-4 grid gap-3">
      {COOKIES.map(({ name, text }) => (
        <div key={name} className="rounded-md border border-line bg-card px-4 py-3">
          <dt className="font-mono text-sm font-semibold text-ink-900">{name}</dt>
          <dd className="mt-0.5">{text}</dd>
        </div>
      ))}
    </dl>
    <Trans>
      Your session and what you have begun to write are kept in your browser’s storage.
      There is no tracking by others.
    </Trans>
  </>
);
