/** The gateway's own: by the code of a refusal. */
import { msg } from '@lingui/core/macro';

export const GATEWAY = {
  payload_too_large: msg`The request is too large.`,
  service_unavailable: msg`The service is not available.`,
  gateway_timeout: msg`The service did not answer in time.`,
};
