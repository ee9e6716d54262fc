type Step = { title: string; text: string };

/** List of numbered steps side by side. */
export const NumberedSteps = ({ steps }: { steps: readonly Step[] }) => (
  <ol className="grid gap-8 md:grid-cols-3">
    {steps.map(({ title, text }, index) => (
      <li key={title} className="grid content-start gap-2 border-t border-text pt-3">
        <span className="text-h3 text-text-3 tabular-nums" aria-hidden>
          {index + 1}
        </span>
        <h3 className="pt-1 text-[1.5rem] leading-tight font-[750] tracking-[-0.02em]">{title}</h3>
        <p className="max-w-[40ch] text-text-2">{text}</p>
      </li>
    ))}
  </ol>
);
