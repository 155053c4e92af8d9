/** What stands for `radix-ui` beside `react.ts`: the tabs, as they look. */

import { createContext, type ReactNode, useContext } from "react";

const Chosen = createContext("");

interface PartProps {
  readonly value: string;
  readonly className: string;
  readonly children: ReactNode;
}

export const Tabs = {
  Root: ({ value, children }: Pick<PartProps, "value" | "children">) => (
    <Chosen value={value}>
      <div>{children}</div>
    </Chosen>
  ),
  List: ({ children, ...rest }: Omit<PartProps, "value">) => (
    <div role="tablist" {...rest}>
      {children}
    </div>
  ),
  Trigger: ({ value, ...rest }: PartProps) => {
    const isChosen = useContext(Chosen) === value;
    return (
      <button
        type="button"
        role="tab"
        aria-selected={isChosen}
        data-state={isChosen ? "active" : "inactive"}
        {...rest}
      />
    );
  },
  Content: ({ value, children, className }: PartProps) => {
    const isChosen = useContext(Chosen) === value;
    return (
      <div role="tabpanel" data-state={isChosen ? "active" : "inactive"} className={className} hidden={!isChosen}>
        {isChosen && children}
      </div>
    );
  },
};
