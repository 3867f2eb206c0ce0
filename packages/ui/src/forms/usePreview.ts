'use client';

import { useEffect, useState } from 'react';

/** Returns the address of a picture that is not sent yet, valid while the component shows it. */
export function usePreview(picture: File | null): string | null {
  const [preview, setPreview] = useState<string | null>(null);
  useEffect(() => {
    if (picture === null) return undefined;
    const address = URL.createObjectURL(picture);
    // oxlint-disable-next-line react/set-state-in-effect -- The address lives and ends with this effect.
    setPreview(address);
    return () => URL.revokeObjectURL(address);
  }, [picture]);
  return picture && preview;
}
