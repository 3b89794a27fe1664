/** "Firefox, Windows": as much of a user agent as a person can use. */
type Names = [name: string, sign: RegExp][];

// The order matters: Edge and Opera call themselves Chrome, Chrome calls itself Safari.
const BROWSERS: Names = [
  ['Edge', /Edg(e|A|iOS)?\//],
  ['Opera', /OPR\//],
  ['Samsung Internet', /SamsungBrowser\//],
  ['Firefox', /(Firefox|FxiOS)\//],
  ['Chrome', /(Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /Safari\//],
];
const SYSTEMS: Names = [
  ['Android', /Android/],
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS X/],
  ['Linux', /Linux/],
];

const nameIn = (names: Names, text: string) =>
  names.find(([, sign]) => sign.test(text))?.[0];

/** null when nothing is recognised. */
export function deviceName(userAgent: string | null): string | null {
  const text = userAgent ?? '';
  const names = [nameIn(BROWSERS, text), nameIn(SYSTEMS, text)].filter(Boolean);
  return names.length > 0 ? names.join(', ') : null;
}

export const isPhone = (userAgent: string | null): boolean =>
  /Mobile|Android|iPhone/.test(userAgent ?? '');
