type Step = { title: string; text: string };

/** What happens one after the other, side by side, numbered as frames of a contact sheet are. */
export const NumberedSteps = ({ steps }: { steps: readonly Step[] }) => (
  <ol className="grid gap-8 md:grid-cols-3">
    {steps.map(({ title, text }, index) => (
      <li key={title} className="grid content-start gap-2 border-t border-text pt-3">
        <span className="flex justify-between text-micro text-text-3 tabular-nums" aria-hidden>
          <span>{index + 1}</span>
          <span>{index + 1}A</span>
        </span>
        <h3 className="pt-3 text-[1.5rem] leading-tight font-[750] tracking-[-0.02em]">{title}</h3>
        <p className="max-w-[40ch] text-text-2">{text}</p>
      </li>
    ))}
  </ol>
);
