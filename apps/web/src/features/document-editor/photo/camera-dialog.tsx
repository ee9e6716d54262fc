import { Button, Dialog, DialogActions, Spinner } from '@portada/ui';
import { Camera } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { registerMessages, useTranslation } from '../../../shared/i18n/translation';
import { createCanvas } from '../../../shared/drawing/browser-assets';
import { cameraMessages } from './camera.messages';

registerMessages({ camera: cameraMessages });

/** Reason why no picture of the camera is shown. */
type CameraFault = 'refused' | 'absent' | 'busy' | 'failed';

/** Names of the errors of `getUserMedia` (Media Capture and Streams, section 10.2) by the reason that they stand for. */
const faults: Readonly<Record<string, CameraFault>> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'absent',
  OverconstrainedError: 'absent',
  NotReadableError: 'busy',
  AbortError: 'busy',
};

const wanted: MediaStreamConstraints = {
  audio: false,
  video: { facingMode: 'user', width: { ideal: 1920 }, height: { ideal: 1080 } },
};

/** Turns the camera on while the component is mounted. @returns the reason if there is no picture */
const useCamera = () => {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<'starting' | 'ready' | CameraFault>('starting');
  useEffect(() => {
    let stream: MediaStream | null = null;
    let isOver = false;
    const stop = () => stream?.getTracks().forEach((track) => track.stop());
    const start = async () => {
      // Browsers offer the camera only to pages with https, and to this machine.
      if (!('mediaDevices' in navigator)) return setState('absent');
      try {
        stream = await navigator.mediaDevices.getUserMedia(wanted);
        if (isOver || !video.current) return stop();
        video.current.srcObject = stream;
        await video.current.play();
        setState('ready');
      } catch (error) {
        stop();
        if (!isOver) setState(faults[error instanceof Error ? error.name : ''] ?? 'failed');
      }
    };
    void start();
    return () => {
      isOver = true;
      stop();
    };
  }, []);
  return { video, state };
};

/** The present picture of a video, as a file. The preview is mirrored as in a mirror; the photo is not. */
const photoOf = (video: HTMLVideoElement): Promise<Blob | null> => {
  const canvas = createCanvas(video.videoWidth, video.videoHeight);
  canvas.getContext('2d')?.drawImage(video, 0, 0);
  return new Promise((done) => canvas.toBlob(done, 'image/png'));
};

type CameraDialogProps = { onPhoto: (file: Blob) => void; onClose: () => void };

/** Takes a photo with the camera of the device. The camera is off again when the dialog is closed. */
export const CameraDialog = ({ onPhoto, onClose }: CameraDialogProps) => {
  const { t } = useTranslation();
  return (
    <Dialog open wide onClose={onClose} title={t('camera.title')} closeLabel={t('shared.close')}>
      <CameraView onPhoto={onPhoto} onClose={onClose} />
    </Dialog>
  );
};

const CameraView = ({ onPhoto, onClose }: CameraDialogProps) => {
  const { t } = useTranslation();
  const { video, state } = useCamera();
  const take = async () => {
    const file = video.current && (await photoOf(video.current));
    if (file) onPhoto(file);
    onClose();
  };
  const isLive = state === 'starting' || state === 'ready';
  return (
    <>
      {isLive ? (
        <div className="relative grid aspect-video place-items-center overflow-hidden rounded-card bg-surface-3">
          <video
            ref={video}
            muted
            playsInline
            aria-label={t('camera.picture')}
            className="col-start-1 row-start-1 size-full -scale-x-100 object-contain"
          />
          {state === 'starting' && (
            <div className="col-start-1 row-start-1">
              <Spinner label={t('camera.starting')} />
            </div>
          )}
        </div>
      ) : (
        <p role="alert" className="text-body">
          {t(`camera.${state}`)}
        </p>
      )}
      <DialogActions>
        <Button variant="outline" onClick={onClose}>
          {t(isLive ? 'shared.cancel' : 'shared.close')}
        </Button>
        {isLive && (
          <Button icon={<Camera aria-hidden />} disabled={state !== 'ready'} onClick={() => void take()}>
            {t('camera.take')}
          </Button>
        )}
      </DialogActions>
    </>
  );
};
