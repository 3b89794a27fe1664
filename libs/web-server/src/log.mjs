/** JSON lines, as the services write them. */
import pino from 'pino';

export const log = pino({
  base: undefined,
  messageKey: 'event',
  timestamp: () => `,"timestamp":"${new Date().toISOString()}"`,
  formatters: { level: (level) => ({ level: level === 'warn' ? 'warning' : level }) },
});
