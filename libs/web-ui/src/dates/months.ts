/** Names of months as people write them, in both calendars and scripts. */
const BIKRAM_SAMBAT = [
  'baisakh baishakh vaishakh बैशाख वैशाख',
  'jestha jeth जेठ जेष्ठ',
  'asar ashar asadh ashadh असार आषाढ',
  'shrawan saun sawan साउन श्रावण',
  'bhadra bhadau भदौ भाद्र',
  'aswin ashwin asoj ashoj असोज आश्विन',
  'kartik karthik कार्तिक कात्तिक',
  'mangsir mansir मंसिर मङ्सिर',
  'poush paush push पुस पौष पुष',
  'magh माघ',
  'falgun fagun phalgun फागुन फाल्गुन फाल्गुण',
  'chaitra chait चैत चैत्र',
];
const GREGORIAN = [
  'january jan जनवरी',
  'february feb फेब्रुअरी',
  'march mar मार्च',
  'april apr अप्रिल',
  'may मे',
  'june jun जुन',
  'july jul जुलाई',
  'august aug अगस्ट',
  'september sept sep सेप्टेम्बर',
  'october oct अक्टोबर',
  'november nov नोभेम्बर',
  'december dec डिसेम्बर',
];
/** What Nepali joins to a name: "पुससम्म", "पुसमा". */
const JOINED = ['', 'सम्म', 'मा', 'भित्र', 'को', 'अघि', 'अगाडि'];

export type Month = { month: number; isBikramSambat: boolean };

const numberOf = (names: string[], name: string): number =>
  names.findIndex((spellings) =>
    spellings.split(' ').some((one) => JOINED.some((end) => name === one + end)),
  ) + 1;

export function monthOf(name: string): Month | undefined {
  const lower = name.toLowerCase();
  const ours = numberOf(BIKRAM_SAMBAT, lower);
  const month = ours || numberOf(GREGORIAN, lower);
  return month ? { month, isBikramSambat: ours > 0 } : undefined;
}
