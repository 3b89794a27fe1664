/*eslint-disable*/ import type { Messages } from '@lingui/core';
export const messages = JSON.parse(
  '{"5WmWCz":["यो खण्ड अहिले उपलब्ध छैन"],"Aemj6R":["माथि जानुहोस्"],"Ml3_WK":["लिङ्क पुरानो भएको वा उत्पादन हटाइएको हुन सक्छ।"],"Um77l2":["उद्योगहरू हेर्नुहोस्"],"hr_d11":["गृहपृष्ठमा फर्कनुहोस्"],"vPmt6M":["यो पृष्ठ भेटिएन"],"xBrOy8":["यस पृष्ठमा केही गडबड भयो।"],"yQE2r9":["खुल्दै छ"]}',
) as Messages;
