import { fieldErrors, type Enquiry, type EnquiryNotes } from '@haat/platform';
import { useSaveEnquiryNotesMutation } from '../../api/enquiry-notes';
import { useTellFailure } from '../desk/use-tell-failure';

/** Saves one field at a time and says whether it was kept; what was refused stays in it. */
export function useSaveNotes({ id }: Enquiry) {
  const tellFailure = useTellFailure();
  const [save, { error, isLoading, isSuccess }] = useSaveEnquiryNotesMutation();
  return {
    errors: fieldErrors(error),
    isSaving: isLoading,
    isSaved: isSuccess,
    save: async (change: Partial<EnquiryNotes>) => {
      try {
        await save({ id, ...change }).unwrap();
        return true;
      } catch (failure) {
        tellFailure(failure);
        return false;
      }
    },
  };
}
