/** JSON lines, as the services write them. */
export function log(level, event, values = {}) {
  const line = { timestamp: new Date().toISOString(), level, event, ...values };
  process.stdout.write(`${JSON.stringify(line)}\n`);
}
