import { Trans } from '@lingui/react/macro';

const COOKIES = [
  {
    name: 'haat_refresh',
    text: <Trans>Keeps you signed in for up to 30 days.</Trans>,
  },
  {
    name: 'haat_device',
    text: (
      <Trans>
        Recognises this browser for a year so that someone guessing your password can’t
        lock you out.
      </Trans>
    ),
  },
  {
    name: 'haat_google',
    text: (
      <Trans>
        Used for up to ten minutes while you sign in with Google, to make sure the same
        person finishes.
      </Trans>
    ),
  },
  {
    name: 'haat_locale, haat_currency',
    text: <Trans>Remembers your language and currency for a year.</Trans>,
  },
  {
    name: 'haat_appearance',
    text: <Trans>Remembers for a year whether your dashboard is light or dark.</Trans>,
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
      Your session and drafts are stored in your browser. There is no third-party
      tracking.
    </Trans>
  </>
);
