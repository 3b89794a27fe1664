/** Cities for orientation on a map without streets. */
export const CITIES = [
  { name: 'Kathmandu', name_ne: 'काठमाडौँ', at: [85.324, 27.717] },
  { name: 'Pokhara', name_ne: 'पोखरा', at: [83.985, 28.21] },
  { name: 'Biratnagar', name_ne: 'विराटनगर', at: [87.28, 26.46] },
  { name: 'Janakpur', name_ne: 'जनकपुर', at: [85.93, 26.73] },
  { name: 'Butwal', name_ne: 'बुटवल', at: [83.46, 27.7] },
  { name: 'Nepalgunj', name_ne: 'नेपालगञ्ज', at: [81.62, 28.05] },
  { name: 'Surkhet', name_ne: 'सुर्खेत', at: [81.62, 28.6] },
  { name: 'Dhangadhi', name_ne: 'धनगढी', at: [80.59, 28.7] },
] as const;
