/*eslint-disable*/ import type { Messages } from '@lingui/core';
export const messages = JSON.parse(
  '{"ENlLdx":["अहिलेसम्म कुनै सोधपुछ छैन"],"MnFoqM":["सोधपुछहरू"]}',
) as Messages;
