/*eslint-disable*/ import type { Messages } from '@lingui/core';
export const messages = JSON.parse(
  '{"5WmWCz":["This section is not available right now"],"Aemj6R":["Go to top"],"Ml3_WK":["The link may be old, or the product was taken down."],"Um77l2":["Explore industries"],"hr_d11":["Back to the home page"],"vPmt6M":["This page could not be found"],"xBrOy8":["Something went wrong on this page."],"yQE2r9":["Loading"]}',
) as Messages;
