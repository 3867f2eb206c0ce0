'use client';

import { useEffect, useState } from 'react';

/** The address of a picture that is not sent yet, for as long as it shows. */
export function usePreview() {
  const [preview, setPreview] = useState<string | null>(null);
  useEffect(
    () => () => {
      if (preview !== null) URL.revokeObjectURL(preview);
    },
    [preview],
  );
  return {
    preview,
    show: (picture: File | null) => setPreview(picture && URL.createObjectURL(picture)),
  };
}
