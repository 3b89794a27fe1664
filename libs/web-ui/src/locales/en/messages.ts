/*eslint-disable*/ import type { Messages } from '@lingui/core';
export const messages = JSON.parse(
  '{"2FYpfJ":["More"],"6PbK0s":["This did not load"],"6gRgw8":["Retry"],"OngfiG":["Ask for price"],"QDEWii":["Verified"],"U_me-u":["Please try again in a moment."],"Z3zCAK":[["years"]," yrs"],"_dqduX":["Next page"],"aHKcKc":["Previous page"],"fbSO9r":["View shop"],"iu7tUI":["Breadcrumb"],"oxFbbh":["Wishlist: ",["name"]],"qAF5Yk":["Min. order <0>",["minimum"]," ",["unitName"],"</0>"],"tBww5I":["There is no connection right now. Please try again."],"uWT7wF":[["hours"]," h"],"wRR604":["Pages"],"xu7RPQ":["Less"],"yz7wBu":["Close"]}',
) as Messages;
