import { fieldErrors, type Enquiry, type EnquiryNotes } from '@haat/platform';
import { useSaveEnquiryNotesMutation } from '../../api/enquiry-notes';
import { useTellFailure } from '../desk/use-tell-failure';

/** Saves one field at a time; what was refused stays in it, with the reason. */
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
      } catch (failure) {
        tellFailure(failure);
      }
    },
  };
}
