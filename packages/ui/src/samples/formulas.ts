/** A summary as a model writes it for a lecture of mathematics. */
export const mathText = String.raw`## Gradient descent

A step goes against the gradient: \(w_{t+1} = w_t - \eta \nabla L(w_t)\). With \$1 000 a run and $n$ runs it costs $5 and $10.

\[
L(w) = \frac{1}{n} \sum_{i=1}^{n} \left( y_i - w^\top x_i \right)^2
\]

- For $\eta = 0.1$ the loss falls, and $\sqrt{\vec{v} \cdot \vec{v}}$ is the length.
  1. The $n$th step is smaller.
- Water is H~2~O, about ~10 % of it.

$$\begin{pmatrix} a_{11} & a_{12} \\ a_{21} & a_{22} \end{pmatrix} \begin{pmatrix} x \\ y \end{pmatrix} = \int_0^1 f(x)\,dx + \underbrace{a_1 + a_2 + a_3 + \dots + a_{100}}_{\text{a hundred terms}} + \prod_{k=1}^{n} \frac{k + 1}{k} + e^{i\pi}$$

| Name | Formula |
|---|---|
| Softmax | $\frac{e^{x_i}}{\sum_j e^{x_j}}$ |
| Not TeX | $\unknown{x}$ |

Outside of a formula, x\,dx keeps its sign, and \`echo $HOME\` is code.
`.replaceAll("\\`", "`");
