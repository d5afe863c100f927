import { type DragEvent, useEffect, useRef, useState } from 'react';

const hasFiles = ({ dataTransfer }: { dataTransfer: DataTransfer | null }) =>
  dataTransfer?.types.includes('Files') ?? false;

/** Takes files that are dropped on an element. One that is dropped beside it must not replace the page. */
export function useFileDrop(onFiles: (files: File[]) => void) {
  const depth = useRef(0);
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    const keepPage = (event: globalThis.DragEvent) => hasFiles(event) && event.preventDefault();
    window.addEventListener('dragover', keepPage);
    window.addEventListener('drop', keepPage);
    return () => {
      window.removeEventListener('dragover', keepPage);
      window.removeEventListener('drop', keepPage);
    };
  }, []);
  // Entering a child comes before leaving its parent: what counts is how deep the pointer is.
  const move = (by: 1 | -1) => (event: DragEvent) => {
    if (!hasFiles(event)) return;
    depth.current = Math.max(0, depth.current + by);
    setIsOver(depth.current > 0);
  };
  return {
    isOver,
    dropProps: {
      onDragEnter: move(1),
      onDragLeave: move(-1),
      onDrop(event: DragEvent) {
        depth.current = 0;
        setIsOver(false);
        const files = [...event.dataTransfer.files];
        if (files.length > 0) onFiles(files);
      },
    },
  };
}
