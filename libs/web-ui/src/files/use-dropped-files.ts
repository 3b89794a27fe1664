import { useRef, useState, type DragEvent } from 'react';

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

/** Handlers for an area that takes files from the desktop; `isOver` while some hover above it. */
export function useDroppedFiles(onFiles: (files: FileList) => void) {
  const [isOver, setIsOver] = useState(false);
  // Every child below the pointer sends its own enter and leave.
  const depth = useRef(0);
  const changeDepth = (by: number) => {
    depth.current = Math.max(0, depth.current + by);
    setIsOver(depth.current > 0);
  };
  return {
    isOver,
    handlers: {
      onDragEnter: (event: DragEvent) => (hasFiles(event) ? changeDepth(1) : undefined),
      onDragLeave: (event: DragEvent) => (hasFiles(event) ? changeDepth(-1) : undefined),
      onDragOver: (event: DragEvent) => {
        if (hasFiles(event)) event.preventDefault();
      },
      onDrop: (event: DragEvent) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        // A dialog is a child of its page in React: one drop is for one of them.
        event.stopPropagation();
        changeDepth(-depth.current);
        onFiles(event.dataTransfer.files);
      },
    },
  };
}
