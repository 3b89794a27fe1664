import { fieldErrors } from '@haat/platform';
import type { Enquiry } from '../../../api/enquiries';
import type { NotesChange } from '../../../api/enquiry-notes';
import { useNoteEnquiryMutation } from '../../../api/enquiry-notes';
import { useNotifyError } from '../../../hooks/use-notify-error';

/** Saves one field and returns whether it was saved; a refused text stays in the field. */
export function useSaveNotes({ id }: Enquiry) {
  const notifyError = useNotifyError();
  const [save, { error, isLoading, isSuccess }] = useNoteEnquiryMutation();
  return {
    errors: fieldErrors(error),
    isSaving: isLoading,
    isSaved: isSuccess,
    save: async (change: NotesChange) => {
      try {
        await save({ enquiryId: id, body: change }).unwrap();
        return true;
      } catch (failure) {
        notifyError(failure);
        return false;
      }
    },
  };
}
