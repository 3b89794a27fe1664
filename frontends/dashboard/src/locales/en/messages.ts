/*eslint-disable*/ import type { Messages } from '@lingui/core';
export const messages = JSON.parse(
  '{"ENlLdx":["No enquiries yet"],"MnFoqM":["Enquiries"]}',
) as Messages;
