// `import OSLog` is the same as `import os`.
@_exported public import os
