/** Debian's Chromium: a shell that draws no windows of its own, and the whole one. */
const HEADLESS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'];
// Without these Chromium looks for hosts that a closed network does not have.
const OFFLINE = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
const args = [...HEADLESS, ...OFFLINE];

// Two browsers on two cores: helper threads of V8 cost more time than they save.
export const SHELL = {
  executablePath: '/usr/bin/chromium-headless-shell',
  args: [...args, '--js-flags=--single-threaded'],
};
export const WHOLE = { executablePath: '/usr/bin/chromium', args };
