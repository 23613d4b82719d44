import { Button } from '@selvedge/ui';
import { useEffect, useRef, useState } from 'react';
import type { Locale } from '../language/address';
import { m } from '../paraglide/messages';
import styles from './door.module.css';

/** What browsers that read codes offer; TypeScript's library does not know it yet. */
interface CodeReader {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}

type CodeReaderMaker = new (options: { formats: readonly string[] }) => CodeReader;

const readerOf = () => (globalThis as { BarcodeDetector?: CodeReaderMaker }).BarcodeDetector;

/** Reads tickets by the camera, where the browser can; elsewhere codes are typed, or read by a hand scanner. */
export function ScanButton({ onCode, locale }: { onCode: (code: string) => Promise<void>; locale: Locale }) {
  const video = useRef<HTMLVideoElement>(null);
  const [canScan, setCanScan] = useState(false);
  const [isOn, setOn] = useState(false);
  useEffect(() => setCanScan(readerOf() !== undefined && 'mediaDevices' in navigator), []);
  useEffect(() => {
    const Reader = readerOf();
    if (!isOn || Reader === undefined) return;
    let isGone = false;
    let stream: MediaStream | undefined;
    const reader = new Reader({ formats: ['qr_code'] });
    const look = async (last: string) => {
      if (isGone || video.current === null) return;
      const [found] = await reader.detect(video.current).catch(() => []);
      if (found !== undefined && found.rawValue !== last) await onCode(found.rawValue);
      requestAnimationFrame(() => void look(found?.rawValue ?? last));
    };
    navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } }).then(
      async (opened) => {
        stream = opened;
        if (isGone || video.current === null) return;
        video.current.srcObject = opened;
        await video.current.play();
        await look('');
      },
      () => setOn(false),
    );
    return () => {
      isGone = true;
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
  }, [isOn, onCode]);
  if (!canScan) return null;
  return (
    <>
      <Button kind="plain" onClick={() => setOn(!isOn)}>
        {isOn ? m.door_stop({}, { locale }) : m.door_scan({}, { locale })}
      </Button>
      {isOn && <video ref={video} className={styles.video} muted playsInline />}
    </>
  );
}
