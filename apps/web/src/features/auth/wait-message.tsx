import { useEffect, useState } from 'react';
import { useTranslation } from '../../shared/i18n/translation';

/** Longest wait that is shown in seconds. A longer wait is shown in minutes. */
const countedAsSeconds = 120;

const inWords = (language: string, seconds: number): string => {
  const [value, unit] =
    seconds <= countedAsSeconds ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(value);
};

/**
 * Returns the remaining seconds of a wait. The seconds are computed from the time of day, so that a tab with slowed
 * timers shows the right value.
 * @param seconds length of the wait
 */
const useSecondsLeft = (seconds: number): number => {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const end = Date.now() + seconds * 1000;
    const timer = setInterval(() => {
      const now = Math.max(0, Math.ceil((end - Date.now()) / 1000));
      setLeft(now);
      if (now === 0) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [seconds]);
  return left;
};

/**
 * Message "Too many attempts" with a countdown, and then a message that the wait is over. Screen readers get the first
 * and the last message, not every second.
 * @param props.seconds length of the wait, from `Retry-After`
 */
export const WaitMessage = ({ seconds }: { seconds: number }) => {
  const { t, language } = useTranslation();
  const left = useSecondsLeft(seconds);
  if (left === 0) return t('auth.waitOver');
  return (
    <>
      <span className="sr-only">{t('auth.wait', { time: inWords(language, seconds) })}</span>
      <span aria-hidden className="tabular-nums">
        {t('auth.wait', { time: inWords(language, left) })}
      </span>
    </>
  );
};
