'use client';

import { useEffect, useState } from 'react';

/** The address of a picture that is not sent yet, for as long as it shows. */
export function usePreview(picture: File | null): string | null {
  const [preview, setPreview] = useState<string | null>(null);
  useEffect(() => {
    if (!picture) return;
    const url = URL.createObjectURL(picture);
    setPreview(url);
    return () => {
      setPreview(null);
      URL.revokeObjectURL(url);
    };
  }, [picture]);
  return preview;
}
