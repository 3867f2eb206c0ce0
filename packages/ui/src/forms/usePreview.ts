'use client';

import { useEffect, useState } from 'react';

/** Returns a URL for a picture that is not uploaded yet. The URL is valid while the component is mounted. */
export function usePreview(picture: File | null): string | null {
  const [preview, setPreview] = useState<string | null>(null);
  useEffect(() => {
    if (picture === null) return undefined;
    const address = URL.createObjectURL(picture);
    // oxlint-disable-next-line react/set-state-in-effect -- The URL is created and revoked by this effect.
    setPreview(address);
    return () => URL.revokeObjectURL(address);
  }, [picture]);
  return picture && preview;
}
