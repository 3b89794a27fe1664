import type { ToastAction } from './notify';

type Props = ToastAction & { onClose: () => void };

/** Ours, not the library's: that one has no `type`, and a ring nobody sees on a dark toast. */
export const ToastButton = ({ label, onClick, onClose }: Props) => (
  <button
    type="button"
    className="haat-toast-button"
    onClick={() => {
      onClick();
      onClose();
    }}
  >
    {label}
  </button>
);
