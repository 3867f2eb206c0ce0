import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useApp } from '../app/useApp.ts';
import './keptRoom.css';

interface KeptRoomProps {
  name: 'notices' | 'news';
  /** False once it is known that no content will come. */
  mayCome: boolean;
  children: ReactNode;
}

/**
 * Keeps the height that its content had on the last page of this tab until the content arrives, so that nothing below it
 * moves. The server cannot render this content, because it knows only the role of the user. The script in index.html
 * sets the height before the page is painted.
 */
export function KeptRoom({ name, mayCome, children }: KeptRoomProps) {
  const { tabMemory } = useApp();
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const remember = (height: number) => tabMemory.set(`room-${name}`, height);
    if (!mayCome) {
      remember(0);
      document.documentElement.style.removeProperty(`--room-${name}`);
    }
    if (!mayCome || !content.current) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      const height = entry?.borderBoxSize[0]?.blockSize ?? 0;
      if (height > 0) remember(height);
    });
    observer.observe(content.current);
    return () => observer.disconnect();
  }, [tabMemory, name, mayCome]);
  return (
    <div data-room={name}>
      <div ref={content}>{children}</div>
    </div>
  );
}
