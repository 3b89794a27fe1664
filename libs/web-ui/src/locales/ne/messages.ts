/*eslint-disable*/ import type { Messages } from '@lingui/core';
export const messages = JSON.parse(
  '{"2FYpfJ":["बढाउनुहोस्"],"6PbK0s":["यो खुल्न सकेन"],"6gRgw8":["फेरि प्रयास गर्नुहोस्"],"OngfiG":["मूल्य सोध्नुहोस्"],"QDEWii":["प्रमाणित"],"U_me-u":["केही बेरमा फेरि प्रयास गर्नुहोस्।"],"Z3zCAK":[["years"]," वर्ष"],"_dqduX":["अर्को पृष्ठ"],"aHKcKc":["अघिल्लो पृष्ठ"],"fbSO9r":["पसल हेर्नुहोस्"],"iu7tUI":["पृष्ठको बाटो"],"oxFbbh":["मनपर्ने सूची: ",["name"]],"qAF5Yk":["न्यूनतम अर्डर <0>",["minimum"]," ",["unitName"],"</0>"],"tBww5I":["अहिले इन्टरनेट जडान छैन। फेरि प्रयास गर्नुहोस्।"],"uWT7wF":[["hours"]," घण्टा"],"wRR604":["पृष्ठहरू"],"xu7RPQ":["घटाउनुहोस्"],"yz7wBu":["बन्द गर्नुहोस्"]}',
) as Messages;
