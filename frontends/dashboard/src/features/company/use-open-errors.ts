import { fieldErrors } from '@haat/platform';
import { useState } from 'react';

/** The server's words under the fields; each goes as soon as its field is touched. */
export function useOpenErrors(error: unknown) {
  const [mended, setMended] = useState<{ of: unknown; fields: string[] }>({
    of: undefined,
    fields: [],
  });
  const gone = mended.of === error ? mended.fields : [];
  const open = Object.entries(fieldErrors(error)).filter(([key]) => !gone.includes(key));
  return {
    errors: Object.fromEntries(open),
    mend: (fields: string[]) => setMended({ of: error, fields: [...gone, ...fields] }),
  };
}
