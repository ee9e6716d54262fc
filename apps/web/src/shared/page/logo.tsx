import { productConfig } from '@portada/contracts';

/** Logo of Portada: a frame with a timestamp, and the product name. */
export const Logo = () => (
  <span className="inline-flex items-center gap-2.5">
    <svg viewBox="0 0 30 22" className="h-[1.375rem] w-[1.875rem]" aria-hidden>
      <rect width="30" height="22" rx="5.5" className="fill-text" />
      <rect x="17.5" y="13" width="8.5" height="5" rx="1.5" className="fill-accent" />
    </svg>
    <span className="text-[1.25rem] leading-none font-[800] tracking-[-0.035em]">
      {productConfig.product}
    </span>
  </span>
);
