/** The gateway's own: by the code of a refusal. */
import { msg } from '@lingui/core/macro';

export const GATEWAY = {
  payload_too_large: msg`The request is too large.`,
  service_unavailable: msg`This isn’t available right now. Try again.`,
  gateway_timeout: msg`This took too long. Try again.`,
};
